import type { Block, GroupBlock } from '@tessera/domain/expression/blocks/block'
import { textOfBlocks } from '@tessera/domain/expression/blocks/from-blocks'
import type { ExpressionUse } from '@tessera/domain/expression/check'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { useState } from 'react'
import { groupOf, rootGroup } from './block-changes.ts'
import { GroupEditor } from './block-editor.tsx'
import { RuleText, type RuleTextProps } from './rule-text.tsx'

interface Props extends Omit<RuleTextProps, 'isHidden' | 'children'> {
  use: ExpressionUse
}

/**
 * A condition as blocks or as text. The text is what is sent; blocks are drawn from it and write it. A condition that
 * blocks cannot show stays text, and so does everything without script.
 */
export function RuleEditor(props: Props) {
  const { name, label, text, use, onText } = props
  const isHydrated = useHydrated()
  const [wantsText, setWantsText] = useState(false)
  const { group, change } = useBlocks(text, onText)
  const isBlocks = isHydrated && !wantsText && group !== undefined
  return (
    <fieldset id={isBlocks ? name : undefined} tabIndex={isBlocks ? -1 : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-1 flex w-full flex-wrap items-baseline justify-between gap-2 text-sm font-bold">
        {label}
        {isHydrated && (
          <span className="flex gap-3 font-normal">
            {group ? (
              <button
                type="button"
                className="rule-add"
                aria-pressed={!isBlocks}
                onClick={() => setWantsText(isBlocks)}
              >
                {isBlocks ? 'Write it as text' : 'Show it as blocks'}
              </button>
            ) : (
              <span className="text-stone">Blocks can’t show this rule, so it stays text.</span>
            )}
          </span>
        )}
      </legend>
      {isBlocks && <GroupEditor block={group} id={`${name}-block`} use={use} scope="order" onChange={change} />}
      <RuleText {...props} isHidden={isBlocks} />
    </fieldset>
  )
}

interface TypedBlocks {
  text: string
  group: GroupBlock
}

/** The blocks of a text. Blocks that are not finished are kept as they are, because their text cannot be read back. */
function useBlocks(text: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState<TypedBlocks>()
  const group = typed?.text === text ? typed.group : rootGroup(text)
  const change = (block: Block) => {
    const changed = block.kind === 'group' ? block : groupOf([block])
    const written = changed.blocks.length === 0 && !changed.isNot ? '' : textOfBlocks(changed)
    setTyped({ text: written, group: changed })
    onText(written)
  }
  return { group, change }
}
