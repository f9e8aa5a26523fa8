CREATE INDEX "accounts_phone" ON "accounts" USING btree (regexp_replace("phone", '[^0-9]+', '', 'g'));--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree (nullif(regexp_replace(lower("company_name"), '[[:space:][:punct:]]+', '', 'g'), ''));--> statement-breakpoint
CREATE INDEX "clients_website" ON "clients" USING btree (substring(lower("website") from '^https?://(?:www[.])?([^/:?#]+)'));--> statement-breakpoint
CREATE INDEX "registrations_name" ON "registrations" USING btree (nullif(regexp_replace(lower("company_name"), '[[:space:][:punct:]]+', '', 'g'), ''));