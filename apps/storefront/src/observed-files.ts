/** What errors and recordings of these pages are read with: the build with its maps, and the player. */
export const observedFiles = {
  build: new URL('../build/client/', import.meta.url),
  player: new URL(import.meta.resolve('@rrweb/replay')),
  playerStyle: new URL(import.meta.resolve('@rrweb/replay/dist/style.css')),
}
