ALTER TABLE "platform_settings" ADD COLUMN "pricing" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "floor_micros" bigint DEFAULT 10000 NOT NULL;