import type { JobName } from './jobs';

/** What a model used. `cost` is in US dollars; null where no price of the model is known: then the tokens alone are told. */
export interface ModelCost {
  jobs: number;
  inputTokens: number;
  /** Of the input, what the servers had read before. It costs less. */
  cachedTokens: number;
  outputTokens: number;
  /** Of the output, what was thought. */
  reasoningTokens: number;
  cost: number | null;
  /** True where some of the tokens are of models without a price, so that `cost` is only a part. */
  isPartial: boolean;
  /** True where some of the tokens were estimated, since their server tells none. */
  isEstimated: boolean;
}

/**
 * Answer of GET /api/admin/costs?days=30 (role admin): what all jobs of the last days used, with failed and stopped ones,
 * which were paid for too. Each table alone, paged and as CSV: GET /api/admin/costs/{generations|tools|users|days}.
 */
export interface CostsResponse {
  asOf: string;
  /** Days told of, today included. */
  days: number;
  /** Where the prices come from, and of which day they are. */
  prices: { source: string; date: string };
  total: ModelCost;
  /** The models used whose price is not known. */
  unpricedModels: string[];
  perTool: ToolCost[];
  /** The 50 who used most. */
  perUser: UserCost[];
  /** Each day, the oldest first; days without a job too. */
  perDay: DayCost[];
  /** The 50 newest jobs that used a model. */
  perGeneration: GenerationCost[];
}

export interface ToolCost extends ModelCost {
  /** Null for jobs that belong to no tool. */
  appId: number | null;
  appName: string | null;
  /** Its completed generations of these days; a campaign is one. */
  emails: number;
  /** All that its models cost, changes and checks too, for each of those; null without one, or without a price. */
  costPerEmail: number | null;
}

export interface UserCost extends ModelCost {
  /** Null for deleted users. */
  userId: number | null;
  username: string | null;
}

export interface DayCost extends ModelCost {
  date: string;
}

export interface GenerationCost extends Omit<ModelCost, 'jobs'> {
  jobId: string;
  name: JobName;
  appName: string | null;
  username: string | null;
  models: string[];
  createdAt: string;
}
