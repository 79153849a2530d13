/** What stands before a name and is none itself. */
const titles = new Set('sir lady dame brother the messire frère le la chapelain мессир дама брат капеллан'.split(' '));

/**
 * The forms of a name for little room, longest first: the whole name, title and given name ("Sir Ogier" of Sir Ogier
 * the Bald), the given name alone ("Renaud" of Renaud of Brescand).
 */
export function waysToCall(name: string): readonly string[] {
  const words = name.split(/\s+/u);
  const given = words.findIndex((word) => !titles.has(word.toLowerCase()));
  if (given < 0) return [name];
  // What he is may hang on his name: "Эврар-управляющий".
  const alone = words[given]!.replace(/-\p{Ll}.*$/u, '');
  const ways = [name, words.slice(0, given + 1).join(' '), words[given]!, alone];
  return ways.filter((way, index) => ways.indexOf(way) === index);
}
