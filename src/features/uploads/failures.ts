/** What uploads may answer with besides the failures of any call: code → HTTP status. */
export const uploadFailures = {
  file_too_large: 413,
  file_empty: 422,
  file_type: 415,
  file_unreadable: 422,
  file_unsafe: 422,
  picture_too_large: 422,
  files_full: 409,
} as const satisfies Record<string, number>;

type UploadFailures = typeof uploadFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends UploadFailures {}
}
