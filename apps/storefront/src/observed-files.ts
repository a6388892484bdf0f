/** Files for the telemetry viewer: the build with its source maps, and the recording player. */
export const observedFiles = {
  build: new URL('../build/client/', import.meta.url),
  player: new URL(import.meta.resolve('@rrweb/replay')),
  playerStyle: new URL(import.meta.resolve('@rrweb/replay/dist/style.css')),
}
