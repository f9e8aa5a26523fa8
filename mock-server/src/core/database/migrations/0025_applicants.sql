CREATE TABLE "application_answer_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_answer_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"file_id" text NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	CONSTRAINT "application_answer_files_type" CHECK ("application_answer_files"."type" in ('png', 'jpg', 'pdf'))
);
--> statement-breakpoint
CREATE TABLE "application_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"registration_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"registration_id" integer NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" integer NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application_answer_files" ADD CONSTRAINT "application_answer_files_question_id_application_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."application_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_questions" ADD CONSTRAINT "application_questions_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_answer_files_question" ON "application_answer_files" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "application_answer_files_file" ON "application_answer_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "application_links_registration" ON "application_links" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "application_questions_registration" ON "application_questions" USING btree ("registration_id","id");--> statement-breakpoint
CREATE INDEX "registrations_asked" ON "registrations" USING btree ("created_at","id") WHERE "registrations"."asked_at" is not null;