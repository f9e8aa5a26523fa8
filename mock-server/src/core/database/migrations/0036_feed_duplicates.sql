CREATE INDEX "feeds_url" ON "feeds" USING hash ("feed_url");--> statement-breakpoint
CREATE INDEX "imports_sha256" ON "imports" USING hash ("sha256");