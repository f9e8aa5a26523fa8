-- Until now every visit was simulated.
ALTER TABLE "click_hours" ADD COLUMN "source" text DEFAULT 'simulated' NOT NULL;--> statement-breakpoint
ALTER TABLE "click_hours" ALTER COLUMN "source" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "click_hours" DROP CONSTRAINT "click_hours_domain_id_starts_at_feed_id_country_pk";--> statement-breakpoint
ALTER TABLE "click_hours" ADD CONSTRAINT "click_hours_domain_id_starts_at_feed_id_country_source_pk" PRIMARY KEY("domain_id","starts_at","feed_id","country","source");--> statement-breakpoint
ALTER TABLE "click_hours" ADD CONSTRAINT "click_hours_source" CHECK ("click_hours"."source" in ('visit', 'simulated'));
