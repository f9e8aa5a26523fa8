CREATE TABLE "market_releases" (
	"taken_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"owners" jsonb NOT NULL
);
