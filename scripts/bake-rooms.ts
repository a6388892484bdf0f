import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { bakedLightFile } from '@tessera/pictures/scene/baked-light'
import { isLightFresh, writeLight } from '@tessera/pictures/scene/light-file'
import { getStage, type RoomName, roomNames } from '@tessera/pictures/scene/rooms'
import { bakeLight } from './bake-rooms/bake-light.ts'

/** Bakes the light of every changed room. `node scripts/bake-rooms.ts [room] [rays]` */
const [only, rays = '192'] = process.argv.slice(2)

for (const name of roomNames) if (isDue(name)) bakeRoom(name)

function isDue(name: RoomName): boolean {
  if (only && only !== 'all') return only.split(',').includes(name)
  if (!existsSync(bakedLightFile(name))) return true
  return !isLightFresh(readFileSync(bakedLightFile(name)), getStage(name))
}

function bakeRoom(name: RoomName): void {
  const from = performance.now()
  const stage = getStage(name)
  const light = bakeLight(stage, { direct: Number(rays) / 3, bounce: Number(rays), bounces: 4 })
  const file = writeLight(light, stage)
  writeFileSync(bakedLightFile(name), file)
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  const means = [0, 1, 2, 3, 4, 5].map((channel) => {
    const own = light.values.filter((_, index) => index % 6 === channel)
    return (own.reduce((sum, value) => sum + value, 0) / light.nodes).toFixed(2)
  })
  console.log(`means ${means.join(' ')}`)
  console.log(`${name}: ${light.nodes} nodes, ${stage.partOf.length} triangles, ${file.length} bytes, ${seconds} s`)
}
