CREATE TABLE "first_administrator_link" (
	"id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "first_administrator_link_one" CHECK ("first_administrator_link"."id" = 1)
);
