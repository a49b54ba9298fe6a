/** Raises the daily test limit of all measured users, so that it never ends a measurement. */
export const ENDLESS_DAY = `
  INSERT INTO test_days (user_id, day, used) SELECT id, (now() AT TIME ZONE 'UTC')::date, -1000000 FROM users WHERE role = 'developer'
  ON CONFLICT (user_id, day) DO UPDATE SET used = excluded.used`;
