CREATE TABLE "memories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"therapist_id" text NOT NULL,
	"body" "bytea",
	"digest" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "memories_forgotten_without_words" CHECK (("memories"."body" is null) = ("memories"."forgotten_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "memory_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"forgotten_before" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD CONSTRAINT "memory_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memories_each_once" ON "memories" USING btree ("user_id","digest") WHERE "memories"."forgotten_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "memories_each_once_in_a_session" ON "memories" USING btree ("session_id","digest");--> statement-breakpoint
CREATE INDEX "memories_by_user" ON "memories" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memories_by_message" ON "memories" USING btree ("message_id");