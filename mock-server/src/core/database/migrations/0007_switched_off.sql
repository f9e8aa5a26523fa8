ALTER TABLE "feeds" ADD COLUMN "switched_off" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "switched_off" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "feeds" SET "switched_off" = coalesce((
  SELECT jsonb_agg(jsonb_build_object('feed_id', list.id, 'items', off.items) ORDER BY list.id)
  FROM "feeds" list CROSS JOIN LATERAL (SELECT count(*)::integer AS items FROM "items" own
    WHERE own.feed_id = "feeds".id AND own.is_removed AND EXISTS (SELECT FROM "items" listed
      WHERE listed.feed_id = list.id AND listed.external_id = own.external_id)) off
  WHERE list.client_id = "feeds".client_id AND list.domain_id = "feeds".domain_id AND list.feed_type = 'disabled'
    AND list.deleted_at IS NULL AND off.items > 0), '[]'::jsonb)
WHERE "feed_type" = 'insert_update';
