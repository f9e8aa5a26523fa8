DROP INDEX "jobs_due";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_turn" ON "jobs" USING btree ("name","turn") WHERE "jobs"."owner" is not null and "jobs"."state" in ('queued', 'active');--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("priority" DESC NULLS LAST,"turn","run_at","id") WHERE "jobs"."state" = 'queued';