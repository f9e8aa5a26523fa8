ALTER TABLE "bidding_days" ADD COLUMN "budget_share" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bidding_days" ADD CONSTRAINT "bidding_days_share" CHECK ("bidding_days"."budget_share" > 0 and "bidding_days"."budget_share" <= 1);--> statement-breakpoint
ALTER TABLE "bidding_days" ADD CONSTRAINT "bidding_days_order" CHECK ("bidding_days"."day_start" < "bidding_days"."day_end");--> statement-breakpoint
UPDATE "bidding_days" AS "day" SET "day_end" = "later"."day_start" FROM (
	SELECT "domain_id", "day_start" AS "begun", lead("day_start") OVER (PARTITION BY "domain_id" ORDER BY "day_start") AS "day_start" FROM "bidding_days"
) AS "later" WHERE "later"."domain_id" = "day"."domain_id" AND "later"."begun" = "day"."day_start" AND "later"."day_start" < "day"."day_end";--> statement-breakpoint
ALTER TABLE "bidding_days" ADD CONSTRAINT "bidding_days_apart" EXCLUDE USING gist (int8range(
	("domain_id"::bigint << 32) + extract(epoch FROM "day_start" AT TIME ZONE 'UTC')::bigint,
	("domain_id"::bigint << 32) + extract(epoch FROM "day_end" AT TIME ZONE 'UTC')::bigint
) WITH &&);
