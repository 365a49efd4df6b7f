// What a page lays out wrongly: what sticks out at the right, what can be scrolled and not be
// reached by the keyboard, lines of charts that have neither a mark nor a reason.
const wrong = [];
const root = document.documentElement;
if (root.scrollWidth > root.clientWidth) wrong.push(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
for (const element of document.querySelectorAll('body *')) {
  const overflows = element.scrollWidth > element.clientWidth + 1;
  const style = getComputedStyle(element);
  if (overflows && /auto|scroll/.test(style.overflowX) && element.tabIndex < 0) wrong.push(`cannot be reached: ${element.className}`);
}
for (const figure of document.querySelectorAll('figure')) {
  let drawn = 0;
  for (const row of figure.querySelectorAll('.row[role=img]')) {
    if (!row.getAttribute('aria-label').trim()) wrong.push('a line without a text');
    const track = row.querySelector('svg').getBoundingClientRect();
    const marks = [...row.querySelectorAll('circle, rect, line.span')];
    const seen = marks.filter(mark => {
      const place = mark.getBoundingClientRect();
      return (mark.matches('.span') || place.height > 0) && place.left < track.right + 8 && place.right > track.left - 8;
    });
    if (seen.length < marks.length) wrong.push(`outside of its track: ${row.getAttribute('aria-label')}`);
    if (seen.length === 0 && !row.querySelector('.value').textContent.startsWith('n/a')) wrong.push(`no mark: ${row.getAttribute('aria-label')}`);
    drawn += seen.length;
  }
  if (drawn === 0) wrong.push(`no mark in ${figure.querySelector('figcaption').textContent}`);
}
return wrong;
