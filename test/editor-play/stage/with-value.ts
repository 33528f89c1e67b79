/** Sets a value at a JSON pointer of a plain value, as the studio's documents do in their text; undefined takes it out. */
export function withValue(value: unknown, pointer: string, next: unknown): unknown {
  const [, head, ...rest] = pointer.split('/');
  if (head === undefined) return next;
  const inner = rest.map((part) => `/${part}`).join('');
  if (Array.isArray(value)) {
    const list = [...value];
    if (inner === '' && next === undefined) list.splice(Number(head), 1);
    else list[Number(head)] = withValue(list[Number(head)], inner, next);
    return list;
  }
  const { [head]: old, ...others } = value as Record<string, unknown>;
  return inner === '' && next === undefined ? others : { ...(value as object), [head]: withValue(old, inner, next) };
}
