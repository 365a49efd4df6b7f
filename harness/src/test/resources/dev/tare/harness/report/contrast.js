// Every text and every mark whose contrast with what is behind it is too low, as WCAG 2.2 AA
// computes it: 4.5 for text, 3 for large text and for graphics.
const parsed = text => {
  const numbers = text.match(/[\d.]+/g).map(Number);
  return { rgb: numbers.slice(0, 3), alpha: numbers.length > 3 ? numbers[3] : 1 };
};
const blended = (top, under) => top.rgb.map((value, i) => value * top.alpha + under[i] * (1 - top.alpha));
const luminance = rgb => {
  const [r, g, b] = rgb.map(value => value / 255)
    .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one, other) => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};
const behind = element => {
  const layers = [];
  for (let e = element; e; e = e.parentElement) layers.push(parsed(getComputedStyle(e).backgroundColor));
  return layers.reverse().reduce((under, top) => blended(top, under), [255, 255, 255]);
};
const low = [];
let texts = 0;
let marks = 0;
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue;
  texts++;
  const style = getComputedStyle(element);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || size >= 18.66 && style.fontWeight >= 700;
  const under = behind(element);
  const ratio = contrast(blended(parsed(style.color), under), under);
  if (ratio < (isLarge ? 3 : 4.5)) low.push(`text ${ratio.toFixed(2)}: ${walker.currentNode.data.trim().slice(0, 60)}`);
}
const colours = style => [style.fill, style.stroke].filter(colour => colour !== 'none').map(parsed);
for (const mark of document.querySelectorAll('svg circle, svg rect:not(.below), svg line.span')) {
  marks++;
  const style = getComputedStyle(mark);
  const grounds = [behind(mark.ownerSVGElement)];
  if (mark.matches('circle, .span')) {
    for (const bar of mark.ownerSVGElement.querySelectorAll('rect:not(.unseen)')) {
      const place = mark.getBoundingClientRect();
      const area = bar.getBoundingClientRect();
      if (place.left < area.right && place.right > area.left && place.top < area.bottom && place.bottom > area.top) {
        grounds.push(blended(parsed(getComputedStyle(bar).fill), grounds[0]));
      }
    }
  }
  for (const ground of grounds) {
    const ratio = Math.max(...colours(style).map(colour => contrast(blended(colour, ground), ground)));
    if (ratio < 3) low.push(`mark ${mark.className.baseVal} ${ratio.toFixed(2)} on rgb(${ground.map(Math.round)})`);
  }
}
return { low: [...new Set(low)], texts, marks };
