CREATE TABLE "passkey_challenges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkey_challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"account_id" integer,
	"challenge_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_purpose" CHECK ("passkey_challenges"."purpose" in ('add', 'sign_in', 'second_factor', 'step_up'))
);
--> statement-breakpoint
ALTER TABLE "factors" DROP CONSTRAINT "factors_kind";--> statement-breakpoint
ALTER TABLE "factors" ADD COLUMN "credential_id" text;--> statement-breakpoint
ALTER TABLE "factors" ADD COLUMN "public_key" text;--> statement-breakpoint
ALTER TABLE "factors" ADD COLUMN "sign_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "factors" ADD COLUMN "transports" jsonb;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_challenges_hash" ON "passkey_challenges" USING btree ("challenge_hash");--> statement-breakpoint
CREATE INDEX "passkey_challenges_account" ON "passkey_challenges" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "factors_credential" ON "factors" USING btree ("credential_id");--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_kind" CHECK ("factors"."kind" in ('totp', 'passkey'));