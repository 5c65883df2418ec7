// What happens to a private link on its way, as an address that is asked for and as a text that is pasted.

/** What a click leads to. `%23` is no fragment: a host is asked for a page of that name. */
export const CLICKED: Record<string, (route: string, key: string) => string> = {
  'nothing at all': (route, key) => `${route}#k=${key}`,
  'a # encoded': (route, key) => `${route}%23k=${key}`,
  'a # encoded twice': (route, key) => `${route}%2523k=${key}`,
  'both signs encoded': (route, key) => `${route}%23k%3D${key}`,
  'both signs in small letters': (route, key) => `${route}%23k%3d${key}`,
  'both signs encoded twice': (route, key) => `${route}%2523k%253D${key}`,
  'both signs encoded thrice, in small letters': (route, key) => `${route}%252523k%25253d${key}`,
  'a capital K': (route, key) => `${route}%23K=${key}`,
  'a slash in front': (route, key) => `${route}/%23k=${key}`,
  'a full stop': (route, key) => `${route}%23k=${key}.`,
  'a parenthesis': (route, key) => `${route}%23k=${key})`,
  'a bracket of a mail': (route, key) => `${route}%23k=${key}>`,
  'a bracket, encoded': (route, key) => `${route}%23k%3D${key}%3E`,
  'a bracket, encoded twice': (route, key) => `${route}%2523k%253D${key}%253E.`,
  'a space': (route, key) => `${route}%23k=${key}%20`,
  'a space and the next word': (route, key) => `${route}%23k=${key}%20Regards`,
  'a plus': (route, key) => `${route}%23k=${key}+`,
  'a quotation mark': (route, key) => `${route}%23k=${key}%22`,
  'a slash behind': (route, key) => `${route}%23k=${key}/`,
  'what the gateway knows of it': (route, key) => `${route}%23k=${key}&data=05%7C02%7Cmina&reserved=0`,
  'what a newsletter counts': (route, key) => `${route}%23k=${key}?utm_source=mail`,
  'a line break in the key': (route, key) => `${route}%23k=${key.slice(0, 9)}%0D%0A${key.slice(9)}`,
  'a break that became a space': (route, key) => `${route}%23k=${key.slice(0, 9)}%20${key.slice(9)}`,
  'a break, encoded twice': (route, key) => `${route}%2523k%253D${key.slice(0, 9)}%250A${key.slice(9)}`,
  'a break of a mail that nobody decoded': (route, key) =>
    `${route}%23k=3D${key.slice(0, 9)}=%0A${key.slice(9)}`,
  'a break before the #': (route, key) => `${route}%0A%23k=${key}`,
  'a break in the address': (route, key) => `${route.slice(0, 3)}%0D%0A${route.slice(3)}%23k=${key}`,
  'a fragment with a full stop': (route, key) => `${route}#k=${key}.`,
  'a fragment with a space': (route, key) => `${route}#k=${key}%20`,
  'a fragment with a bracket': (route, key) => `${route}#k=${key}>)`,
  'a fragment with a K': (route, key) => `${route}#K=${key}`,
  'a fragment with a sign encoded': (route, key) => `${route}#k%3D${key}`,
  'a fragment with a break': (route, key) => `${route}#k=${key.slice(0, 9)}%0A${key.slice(9)}`,
  'a sign of no width before the #, encoded': (route, key) => `${route}%E2%80%8B%23k=${key}`,
  'a sign of no width before the #': (route, key) => `${route}%E2%80%8B#k=${key}`,
  'a blank before the #': (route, key) => `${route}%20#k=${key}`,
  'a blank that does not break before the #': (route, key) => `${route}%C2%A0#k=${key}`,
  'a tab behind the #, encoded': (route, key) => `${route}%23%09k=${key}`,
  'a fragment that begins with a blank': (route, key) => `${route}#%20k=${key}`,
  'a fragment that begins with a sign of no width': (route, key) => `${route}#%E2%80%8Bk=${key}`,
  'a fragment with a blank behind the k': (route, key) => `${route}#k%20=${key}`,
  'a # encoded behind a question mark': (route, key) => `${route}?from=mail%23k=${key}`,
};

/** What is copied out of a mail. A field of one line drops the breaks of lines by itself. */
export const COPIED: Record<string, (link: string, key: string) => string> = {
  'a link': (link) => link,
  'a link without https': (link) => link.replace('https://', ''),
  'a link between spaces': (link) => `  ${link}\n`,
  'a link in brackets': (link) => `<${link}>`,
  'a link with a full stop': (link) => `(${link}).`,
  'a link with the # encoded': (link) => link.replace('#', '%23'),
  'a link broken in two': (link, key) => link.replace(key, `${key.slice(0, 5)}\r\n ${key.slice(5)}`),
  'a link of Safe Links': (link) =>
    `https://can01.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C02%7Cmina%40bank.example%7C3D5&sdata=bX%2Fa&reserved=0`,
  'a link of Safe Links, through a second gateway': (link) =>
    `https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(`https://can01.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05`)}&c=E,1,xyz&typo=1`,
  'a link of Proofpoint, version 2': (link) =>
    `https://urldefense.proofpoint.com/v2/url?u=${encodeURIComponent(link.replaceAll('-', '%2D').replaceAll('_', '%5F')).replaceAll('%25', '%').replaceAll('%', '-').replaceAll('_', '-5F')}&d=DwMFaQ&c=a-b`,
  'a link of Proofpoint, version 3': (link) =>
    `https://urldefense.com/v3/__${link.replace('#', '*')}__;Iw!!Jkho33Y!x-y$`,
  'a link and what a gateway made of it': (link) =>
    `${link}<https://urldefense.proofpoint.com/v2/url?u=${link.replace('://', '-3A__').replace('#', '-23').replace('=', '-3D')}&d=DwMFaQ>`,
  'a link with a K': (link) => link.replace('#k=', '#K='),
  'a link of a search': (link) => `https://www.google.com/url?q=${encodeURIComponent(link)}&sa=D&source=mail`,
  'a code': (_, key) => key,
  'a code between spaces': (_, key) => ` ${key} \n`,
  'a code with a full stop': (_, key) => `${key}.`,
  'a code in quotes': (_, key) => `“${key}”`,
  'a code with the sentence before it': (_, key) => `paste this code into the field:\r\n${key}`,
  'a code with what stands before it in a link': (_, key) => `?k=${key}`,
  'a code in a mail whose links a gateway made its own': (_, key) =>
    `Here are my case studies: https://protect-eu.mimecast.com/s/AbCd?domain=mina.example\n\nIf you are asked for a password, paste this code:\n${key}\n\nI cannot see who opened it.`,
  'a code whose hyphens became dashes': (_, key) => key.replaceAll('-', '–'),
  'a code broken in two': (_, key) => `${key.slice(0, 11)} ${key.slice(11)}`,
};
