ALTER TABLE "clients" ADD COLUMN "timezone_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "zone_changed_at" timestamp (3) with time zone;