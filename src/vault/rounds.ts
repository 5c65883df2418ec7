/** OWASP’s floor for PBKDF2-HMAC-SHA-512 is 210,000 rounds; a visitor waits well under two seconds for these. */
export const ROUNDS = 600_000;
