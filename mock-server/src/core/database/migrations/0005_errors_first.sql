DROP INDEX "import_errors_import";--> statement-breakpoint
CREATE INDEX "import_errors_import" ON "import_errors" USING btree ("import_id","severity","line","id");