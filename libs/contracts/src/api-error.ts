/** The body of every answer that is not 2xx. `errors` names each field that was refused, with its sentence. */
export interface ApiError {
  statusCode: number;
  message: string;
  errors?: Record<string, string>;
}
