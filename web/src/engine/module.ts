// SPDX-License-Identifier: MIT
// module.ts - the functions that drover.wasm and bots.wasm export (engine/wasm/exports.c and web/wasm/*.c), as TypeScript sees them.
// Numbers come back signed; addresses and lengths never reach the sign bit.

export interface WasmExports {
  readonly memory: WebAssembly.Memory;
  // engine/wasm/exports.c
  slot_count(): number;
  game_size(): number;
  game_address(slot: number): number;
  setup_address(): number;
  legal_address(): number;
  token_address(): number;
  decision_address(): number;
  info_address(): number;
  events_address(): number;
  score_address(): number;
  setup_default(seedLow: number, seedHigh: number): void;
  new_game_from_setup(slot: number): number;
  copy_game(to: number, from: number): number;
  legal_actions(slot: number): number;
  apply(slot: number, action: number): number;
  token_actions(slot: number, seat: number): number;
  apply_token(slot: number, seat: number, action: number): number;
  is_over(slot: number): number;
  player_to_act(slot: number): number;
  decision(slot: number): number;
  describe(slot: number, action: number): void;
  view(from: number, seat: number, to: number): number;
  hash_low(slot: number): number;
  hash_high(slot: number): number;
  score_total(slot: number, player: number): number;
  winners(slot: number): number;
  check(slot: number): number;
  step_limit(slot: number, player: number): number;
  hand_limit(slot: number, player: number): number;
  certificate_limit(slot: number, player: number): number;
  permanent_certificates(slot: number, player: number): number;
  // web/wasm/texts.c
  text_address(): number;
  text_size(): number;
  say_status(status: number): number;
  // web/wasm/printed.c
  printed_building(slot: number, location: number): number;
  printed_objective(card: number): number;
  printed_cities(slot: number): number;
  printed_city(slot: number, city: number): number;
  medium_town(place: number): number;
  trail_next(edition: number, space: number, branch: number): number;
  trail_fork(edition: number, space: number): number;
  printed_hand_fee(slot: number, hand: number): number;
  entry_fee(slot: number, seat: number, space: number): number;
  step_gain(slot: number, seat: number, disc: number): number;
  branchlets_left(slot: number, seat: number): number;
  // web/wasm/records.c
  error_address(): number;
  record_events_address(): number;
  head_name_address(seat: number): number;
  head_begin(seedLow: number, seedHigh: number): void;
  head_write(): number;
  record_line(slot: number, seat: number, action: number): number;
  record_result(slot: number): number;
  record_open(length: number, slot: number): number;
  record_next(slot: number): number;
  record_seat(): number;
}

/** bots.wasm: the same, and the bots. */
export interface BotExports extends WasmExports {
  // web/wasm/players.c
  bot_count(): number;
  bot_name(index: number): number;
  bot_choose(slot: number, index: number, seedLow: number, seedHigh: number): number;
  think_begin(slot: number, index: number, seedLow: number, seedHigh: number): number;
  think_on(simulations: number): number;
  think_progress(): number;
  think_end(): number;
  bot_advise(slot: number, index: number, seedLow: number, seedHigh: number): number;
  advice_action(place: number): number;
  advice_points(place: number): number;
  advice_win(place: number): number;
}

const SAMPLE: readonly (keyof WasmExports)[] = ['memory', 'apply', 'record_line', 'record_next'];
const BOT_SAMPLE: readonly (keyof BotExports)[] = [...SAMPLE, 'bot_choose', 'think_on'];

export type Source = BufferSource | Response;
export const startModule = (source: Source): Promise<WasmExports> => start<WasmExports>(source, SAMPLE);
export const startBots = (source: Source): Promise<BotExports> => start<BotExports>(source, BOT_SAMPLE);

/** Starts a module, which imports nothing. */
async function start<T>(source: Source, sample: readonly (keyof T)[]): Promise<T> {
  const { instance } = source instanceof Response ? await startStreaming(source) : await WebAssembly.instantiate(source, {});
  const found = instance.exports as Partial<T>;
  if (sample.some((name) => found[name] === undefined)) throw new Error('that is not the module of this page');
  return found as T;
}

/** A server that sends another type than application/wasm costs the streaming compiler, not the game. */
async function startStreaming(response: Response): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  if (!response.ok) throw new Error(`the engine: ${response.status} ${response.statusText}`);
  return WebAssembly.instantiate(await response.arrayBuffer(), {});
}
