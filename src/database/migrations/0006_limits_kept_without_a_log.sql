-- Counted at every message: no write-ahead log, and so no wait for the disk. After a crash of the
-- database the counts begin anew.
ALTER TABLE "rate_limits" SET UNLOGGED;
