/** Answer of GET /api/status: what a screen must know before anybody signs in. */
export interface StatusResponse {
  /** True while no real model is set and the built-in demo model writes. */
  demoModel: boolean;
}
