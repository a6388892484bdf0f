/// <reference lib="dom" />

/**
 * Takes out of the page what axe would only measure again: all around the part, and of siblings that differ in their
 * words alone all but the first three, as the rows of a table do. Axe reads the style of every element several times,
 * hidden or not; of the 2,387 of a listing 900 are left. What is `kept` stays. Runs in the page.
 */
export function takeOutAlike({ part, kept }: { part: string; kept: string }): void {
  const shapes = new Map<Element, string>()
  const shapeOf = (element: Element): string => {
    const known = shapes.get(element)
    if (known !== undefined) return known
    const attributes = [...element.attributes].map(({ name, value }) =>
      /^(class|style|role|type|tabindex|aria-(?!label)\w+)$/.test(name)
        ? `${name}=${value}`
        : `${name}=${value !== ''}`,
    )
    const inside = [...element.childNodes].map((node) =>
      node instanceof Element ? shapeOf(node) : node.nodeValue?.trim() ? 'text' : '',
    )
    const shape = `${element.tagName} ${attributes.join(' ')}(${inside.join()})`
    shapes.set(element, shape)
    return shape
  }
  const takenOut: [ChildNode, Element][] = []
  const takeOut = (element: Element, place: ChildNode): void => {
    // without its focus a field would be checked, and a style sheet is for all
    if (element.contains(document.activeElement) || element.matches('head, link, script, style')) return
    if (element.matches(`:is(${kept}), :has(${kept})`)) return
    element.replaceWith(place)
    takenOut.push([place, element])
  }
  // an empty one stands for it, because a grid counts its columns
  for (let at = document.querySelector(part); at?.parentElement; at = at.parentElement)
    for (const sibling of [...at.parentElement.children])
      if (sibling !== at) takeOut(sibling, sibling.cloneNode() as Element)
  for (const list of document.querySelectorAll(`${part} :is(ul, ol, tbody, fieldset, div, section)`)) {
    if (list.children.length < 4) continue
    for (const alike of Map.groupBy([...list.children], shapeOf).values())
      for (const one of alike.slice(3)) takeOut(one, new Comment())
  }
  Object.assign(globalThis, { takenOut })
}

/** Runs in the page. */
export function putBack(): void {
  const { takenOut = [] } = globalThis as { takenOut?: [ChildNode, Element][] }
  for (const [place, element] of takenOut.toReversed()) place.replaceWith(element)
}
