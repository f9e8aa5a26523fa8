CREATE TABLE "notification_marks" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"read_through" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"account_id" integer NOT NULL,
	"place" bigint NOT NULL,
	CONSTRAINT "notification_reads_account_id_place_pk" PRIMARY KEY("account_id","place")
);
--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "notifies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_marks" ADD CONSTRAINT "notification_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_events_notifications" ON "webhook_events" USING btree ("client_id","place") WHERE "webhook_events"."notifies" and "webhook_events"."place" is not null;