ALTER TABLE "domains" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domains_assigned" ON "domains" USING btree ("assigned_to","created_at","id") WHERE "domains"."assigned_to" is not null;--> statement-breakpoint
CREATE INDEX "feeds_assigned" ON "feeds" USING btree ("review_admin_id","submitted_at","id") WHERE "feeds"."review_admin_id" is not null;--> statement-breakpoint
CREATE INDEX "registrations_assigned" ON "registrations" USING btree ("assigned_to","created_at","id") WHERE "registrations"."assigned_to" is not null;