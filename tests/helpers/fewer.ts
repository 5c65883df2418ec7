/** `npm test` tries a few of many that are alike; `npm test -- --all`, and whoever names a file, all of them. */
export const fewer = <Many>(all: Many, few: Many): Many => (process.env.TEST_QUICK ? few : all);
