/** Settings of the server; once a commit is acknowledged it is on disk. */
export const SETTINGS: Record<string, string> = {
  fsync: "on",
  synchronous_commit: "on",
  shared_buffers: "128MB",
  max_connections: "100",
  jit: "off",
  timezone: "UTC",
  // Seven files, one for each weekday. Failed statements and their values may contain people's words, so they are not
  // logged.
  logging_collector: "on",
  log_directory: "log",
  log_filename: "postgresql-%a.log",
  log_rotation_age: "1d",
  log_rotation_size: "0",
  log_truncate_on_rotation: "on",
  log_timezone: "UTC",
  log_min_messages: "log",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
};
