CREATE TABLE "device_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"device_code_hash" text NOT NULL,
	"user_code_hash" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"account_id" integer,
	"interval_seconds" integer NOT NULL,
	"last_asked_at" timestamp (3) with time zone,
	"address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_requests_state" CHECK ("device_requests"."state" in ('waiting', 'approved', 'denied'))
);
--> statement-breakpoint
ALTER TABLE "device_requests" ADD CONSTRAINT "device_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "device_requests_device_code" ON "device_requests" USING btree ("device_code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "device_requests_user_code" ON "device_requests" USING btree ("user_code_hash");--> statement-breakpoint
CREATE INDEX "device_requests_account" ON "device_requests" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "device_requests_expires" ON "device_requests" USING btree ("expires_at");