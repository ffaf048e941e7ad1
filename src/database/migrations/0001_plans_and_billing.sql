CREATE TABLE "billing_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"stripe_customer_id" text,
	"intro_used_at" timestamp with time zone,
	"reads_begun" bigint DEFAULT 0 NOT NULL,
	"reads_kept" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_accounts_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_farewells" (
	"stripe_customer_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"plan" text NOT NULL,
	"intro_days" double precision DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"checkout_id" text,
	"checkout_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"remote_id" text NOT NULL,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"pending_plan" text,
	"current_period_end" timestamp with time zone NOT NULL,
	"intro_ends_at" timestamp with time zone,
	"synced_at" timestamp with time zone NOT NULL,
	"next_sync_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_state" CHECK ("subscriptions"."state" in ('live', 'past_due', 'ended')),
	CONSTRAINT "subscriptions_plan" CHECK ("subscriptions"."plan" in ('base', 'advanced'))
);
--> statement-breakpoint
CREATE TABLE "test_subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"plan" text NOT NULL,
	"pending_plan" text,
	"cancel_at_period_end" boolean NOT NULL,
	"anchor" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"intro_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_intents" ADD CONSTRAINT "billing_intents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_subscriptions" ADD CONSTRAINT "test_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_events_by_age" ON "billing_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_intents_one_open" ON "billing_intents" USING btree ("user_id") WHERE "billing_intents"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "billing_intents_by_user" ON "billing_intents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_intents_due" ON "billing_intents" USING btree ("next_check_at") WHERE "billing_intents"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_sync_at");