/** Memory that is this thread's own. */
export let room: usize = 0;

export function setRoom(address: usize): void {
  room = address;
}
