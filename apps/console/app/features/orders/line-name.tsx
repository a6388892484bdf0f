import { keepSizeTogether } from '@tessera/domain/keep-size-together'

interface Props {
  sku: string
  name: string
  room: string | null
}

/** The product of a line, with the room that it is for. */
export const LineName = ({ sku, name, room }: Props) => (
  <>
    <span className="tabular text-stone">{sku}</span> {keepSizeTogether(name)}
    {room && <span className="block text-xs font-normal text-stone">{room}</span>}
  </>
)
