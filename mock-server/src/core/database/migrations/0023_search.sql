CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "accounts_client";--> statement-breakpoint
DROP INDEX "registrations_client";--> statement-breakpoint
CREATE INDEX "outbox_search" ON "outbox" USING gin ("recipient" gin_trgm_ops,"subject" gin_trgm_ops,"text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin (("first_name" || ' ' || "last_name") gin_trgm_ops,"email" gin_trgm_ops,"username" gin_trgm_ops,"phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_search" ON "audit_entries" USING gin ("subject_label" gin_trgm_ops,"actor" gin_trgm_ops,"action" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("company_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "domains_search" ON "domains" USING gin ("domain_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feeds_search" ON "feeds" USING gin ("feed_name" gin_trgm_ops,"feed_url" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("feed_id","title" gin_trgm_ops,("external_id" || '') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "registrations_search" ON "registrations" USING gin ("company_name" gin_trgm_ops,"email" gin_trgm_ops,"application_id" gin_trgm_ops,("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_client" ON "accounts" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "registrations_client" ON "registrations" USING btree ("client_id","id");