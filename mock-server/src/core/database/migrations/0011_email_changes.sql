CREATE TABLE "email_changes" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"current_confirmed_at" timestamp (3) with time zone,
	"new_confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "email_changes_requested_by" CHECK ("email_changes"."requested_by" in ('owner', 'administrator'))
);
--> statement-breakpoint
ALTER TABLE "mailed_links" DROP CONSTRAINT "mailed_links_kind";--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_kind" CHECK ("mailed_links"."kind" in ('setup', 'password_reset', 'email_current', 'email_new'));