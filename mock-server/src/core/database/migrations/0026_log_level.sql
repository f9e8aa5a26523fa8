ALTER TABLE "platform_settings" ADD COLUMN "log_level_is_set" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The first change of any setting also wrote the default level. It counts as set by a person only if it is another one, or
-- if the audit log has a change of it.
UPDATE "platform_settings" SET "log_level_is_set" = "log_level" <> 'info' OR EXISTS (
	SELECT FROM "audit_entries" WHERE "action" = 'settings.update' AND "after" ? 'log_level'
);
