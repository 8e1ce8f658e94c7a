// Four numbers of a row, or the last ones before its end.

// @ts-ignore: decorator
@inline export function read(place: usize, left: i32): v128 {
  if (left >= 4) return v128.load(place);
  let x = v128.load32_zero(place);
  if (left > 1) x = f32x4.replace_lane(x, 1, load<f32>(place, 4));
  if (left > 2) x = f32x4.replace_lane(x, 2, load<f32>(place, 8));
  return x;
}

// @ts-ignore: decorator
@inline export function write(place: usize, x: v128, left: i32): void {
  if (left >= 4) return v128.store(place, x);
  store<f32>(place, f32x4.extract_lane(x, 0));
  if (left > 1) store<f32>(place, f32x4.extract_lane(x, 1), 4);
  if (left > 2) store<f32>(place, f32x4.extract_lane(x, 2), 8);
}

/** x where there are numbers, 0 behind them. */
// @ts-ignore: decorator
@inline export function within(x: v128, left: i32): v128 {
  return left >= 4 ? x : v128.and(x, i32x4.lt_s(i32x4(0, 1, 2, 3), i32x4.splat(left)));
}

// @ts-ignore: decorator
@inline export function sumOf(x: v128): f32 {
  const two = f32x4.add(x, v128.shuffle<f32>(x, x, 2, 3, 0, 1));
  return f32x4.extract_lane(two, 0) + f32x4.extract_lane(two, 1);
}
