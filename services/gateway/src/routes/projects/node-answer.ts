/** A node as callers see it. Properties travel between services as JSON text. */
export const shownNode = <T extends { readonly properties: string }>(node: T) => ({
  ...node,
  properties: JSON.parse(node.properties) as Record<string, unknown>,
});
