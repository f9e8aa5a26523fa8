CREATE TABLE "budget_mails" (
	"domain_id" integer NOT NULL,
	"day_start" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "budget_mails_domain_id_day_start_kind_pk" PRIMARY KEY("domain_id","day_start","kind")
);
--> statement-breakpoint
ALTER TABLE "budget_mails" ADD CONSTRAINT "budget_mails_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE no action ON UPDATE no action;