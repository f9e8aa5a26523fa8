import 'hugerte/skins/ui/oxide-dark/skin.js';
import 'hugerte/skins/ui/oxide-dark/content.js';
import 'hugerte/skins/content/dark/content.js';
