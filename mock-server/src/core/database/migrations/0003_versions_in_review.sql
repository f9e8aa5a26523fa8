DROP INDEX "imports_one_at_a_time";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "first_items" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_at_a_time" ON "imports" USING btree ("feed_id") WHERE "imports"."state" in ('queued', 'fetching', 'running', 'held', 'in_review');