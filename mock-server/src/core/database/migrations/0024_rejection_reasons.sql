CREATE TABLE "rejection_reasons" (
	"id" integer PRIMARY KEY NOT NULL,
	"registrations" jsonb NOT NULL,
	"feeds" jsonb NOT NULL,
	"domains" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL
);
