/** Runs in the viewer's browser; `replay.js` is the unmodified rrweb player. */
export const playScript = `
import { Replayer } from '/observed/replay.js'

const stage = document.getElementById('stage')
const say = (text) => { document.getElementById('state').textContent = text }
const events = await (await fetch(stage.dataset.events)).json()
if (events.length < 2) say('Too short to be played.')
else {
  const replayer = new Replayer(events, { root: stage, skipInactive: true, showWarning: false, triggerFocus: false })
  const place = document.getElementById('place')
  const { totalTime } = replayer.getMetaData()
  place.max = String(totalTime)
  const fit = ({ width, height }) => {
    const scale = Math.min(1, stage.clientWidth / width)
    replayer.wrapper.style.transform = 'scale(' + scale + ')'
    stage.style.height = height * scale + 'px'
  }
  replayer.on('resize', fit)
  replayer.on('finish', () => say('played to the end'))
  const play = (from) => { replayer.play(from); say('playing') }
  document.getElementById('play').onclick = () => play(Number(place.value) < totalTime ? Number(place.value) : 0)
  document.getElementById('pause').onclick = () => { replayer.pause(); say('paused') }
  place.oninput = () => { replayer.pause(Number(place.value)); say('paused') }
  setInterval(() => { place.value = String(replayer.getCurrentTime()) }, 250)
  play(0)
}
`
