CREATE TABLE "master_key_proof" (
	"id" integer PRIMARY KEY NOT NULL,
	"proof" "bytea" NOT NULL,
	CONSTRAINT "master_key_proof_one" CHECK ("master_key_proof"."id" = 1)
);
