CREATE TABLE "looking" (
	"account_id" integer NOT NULL,
	"window" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "looking_account_id_window_pk" PRIMARY KEY("account_id","window"),
	CONSTRAINT "looking_kind" CHECK ("looking"."kind" in ('registration', 'feed', 'domain'))
);
--> statement-breakpoint
ALTER TABLE "looking" ADD CONSTRAINT "looking_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;