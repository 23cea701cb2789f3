/** Words that people take for passwords, by what they are: written from general knowledge, in lower case. */
const words = `
password passwort passw0rd passwd contrasena contrasenia clave secreto secret letmein login logon admin administrator root toor guest user
username default changeme change welcome welcome1 hello hola bonjour access system server manager master superuser super test testing tester
temp temporary demo sample example qwerty qwertyui qwertyuiop qwert qwerasdf qweasd qweasdzxc qazwsx qazwsxedc wsxedc zaqwsx zaqxsw asdf
asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl zxcv zxcvb zxcvbn zxcvbnm poiuy poiuyt lkjhg lkjhgf mnbvc mnbvcxz azerty azertyuiop
qwertz wasd
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcabc aabbcc xyz xyzzy iloveyou iloveu ilove loveme lovely love lover lovers loveyou
loveyou2 myself mylove mybaby babygirl babyboy baby babe honey sweetheart sweety sweetie sweet darling angel angels angelito princess
princesa prince queen king kingdom amor amorcito teamo tequiero corazon bonita hermosa preciosa mariposa estrella cielo amigos amistad
sunshine sunflower flower flowers rose roses daisy tulip lily violet jasmine orchid lotus blossom garden butterfly rainbow moon moonlight
star stars starlight stardust sunset sunrise sunny sunday monday tuesday wednesday thursday friday saturday
january february march april may june july august september october november december spring summer autumn fall winter season holiday
christmas xmas easter halloween birthday newyear enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
verano invierno primavera otono navidad
monkey dragon tiger lion panther leopard cheetah jaguar puma cougar wolf wolves fox bear bears panda koala kitty kitten kittens cat cats
doggy doggie dog dogs puppy puppies horse horses pony unicorn pegasus dolphin dolphins whale shark sharks orca turtle tortoise snake cobra
viper python lizard gecko eagle eagles falcon falcons hawk hawks owl raven ravens crow robin sparrow phoenix peacock penguin penguins duck
ducks chicken rooster rabbit bunny hamster mouse mickey minnie donald goofy pluto rat squirrel beaver badger moose buffalo bison bull bulls
bulldog bulldogs beagle poodle husky rottweiler mustang mustangs stallion camel zebra giraffe elephant rhino hippo gorilla chimp ape spider
scorpion bee beetle dragonfly firefly grasshopper frog froggy toad fish fishing salmon trout bass lobster crab oyster shrimp starfish
football soccer baseball basketball hockey tennis golf golfer golfing rugby cricket volleyball softball swimming swimmer running runner
boxing boxer wrestling karate judo skater skate skateboard surfer surfing snowboard skiing bowling racing racer cycling biker archery
cowboys redsox yankees lakers celtics dodgers giants raiders steelers packers patriots broncos chargers vikings dolphins saints rams
chiefs bengals browns colts jaguars texans titans panthers cardinals seahawks ravens redskins eagles jets bills lions knicks nets sixers
raptors pacers pistons cavaliers hornets heat magic hawks wizards rockets spurs mavericks grizzlies pelicans timberwolves thunder nuggets
jazz suns clippers warriors kings blazers braves cubs mets phillies pirates orioles bluejays twins royals tigers indians whitesox mariners
athletics rangers astros angels padres rockies rangers flyers bruins canadiens mapleleafs sabres penguins capitals hurricanes lightning
blackhawks redwings predators avalanche oilers flames canucks sharks ducks coyotes arsenal chelsea liverpool everton tottenham manchester
manutd mancity united barcelona barca realmadrid madrid juventus milan inter napoli roma lazio bayern dortmund benfica porto sporting
ajax celtic river boca corinthians flamengo palmeiras santos guadalajara chivas america pumas tigres cruzazul
michael jordan jordan23 lebron kobe kobe24 messi ronaldo neymar beckham zidane maradona pele tiger woods federer nadal schumacher senna
ashley jessica amanda jennifer michelle nicole melissa stephanie elizabeth samantha danielle brittany tiffany heather amber crystal rachel
rebecca megan lauren kayla hannah emily sarah laura lisa linda susan karen nancy betty helen sandra donna carol ruth sharon deborah
barbara patricia maria margaret dorothy christine christina kimberly angela pamela katherine kathleen catherine victoria vanessa valerie
veronica virginia vivian wendy yvonne zoe chloe sophia sophie olivia isabella isabel emma ava mia madison abigail alexis alyssa natalie
natasha nadia monica monique molly miranda mercedes maggie madeline lucy lucia lucky lorena lorraine leslie leah laura kristen kristin
kelly kelsey katie kate karina julia juliana julie judith joanna joyce jocelyn jillian jenny jasmin janet jamie jacqueline isabelle ingrid
gloria gina gabriela gabriella fiona felicia faith esther erica erika elena elaine eleanor diana diane denise debbie dawn daniela claudia
clara cindy cheryl charlotte chelsea cecilia carmen carolina caroline carla camila brenda bonnie bianca beverly bethany beatrice audrey
athena april anna annie angelica andrea anita alicia alice alexandra alejandra adriana abby michael daniel david matthew joshua andrew
christopher joseph james john robert william richard thomas charles anthony mark paul steven stephen kenneth george brian edward ronald
timothy jason jeffrey ryan jacob gary nicholas eric jonathan larry justin scott brandon benjamin samuel gregory alexander patrick frank
raymond jack dennis jerry tyler aaron jose adam nathan henry zachary douglas peter kyle noah ethan jeremy walter christian keith roger
terry austin sean gerald carl harold dylan arthur lawrence jesse bryan billy bruce gabriel joe logan alan juan albert willie elijah wayne
randy vincent mason roy ralph bobby russell bradley philip eugene carlos luis miguel pedro antonio manuel francisco jorge alejandro
ricardo fernando eduardo roberto sergio mario diego rafael javier ramon enrique oscar raul pablo victor hector cesar andres alberto
guillermo ernesto marcos martin ruben jaime felipe gustavo santiago sebastian mateo nicolas lucas leonardo adrian ivan hugo angel jesus
alfredo arturo armando salvador max maximus leo oliver oscar charlie buddy bailey bella cooper daisy duke ginger jake lady lucky maggie
misty molly murphy pepper princess rocky rusty sadie sam sammy sandy shadow simba smokey snoopy sophie spike sparky teddy tigger toby
tucker winston zeus ziggy oreo coco cookie brownie bandit bear blackie boomer bubba buster casper chance chester chico cody dakota dexter
diamond harley hunter jasper kobe lola marley mickey midnight milo mittens muffin nala nemo oliver patches peanut phoebe precious pumpkin
romeo roxy samson scooter scout shelby socks stella sugar sylvester thor trixie
superman batman spiderman spider ironman hulk avengers captain wolverine deadpool joker robin catwoman wonderwoman flash marvel xmen
starwars yoda skywalker darthvader vader jedi anakin luke leia hansolo chewbacca chewie lando bobafett falcon deathstar startrek spock
kirk picard enterprise voyager klingon trekkie matrix trinity morpheus neo terminator predator alien aliens godzilla kingkong jurassic
harrypotter potter hermione gryffindor slytherin hogwarts dumbledore voldemort snape gandalf frodo bilbo aragorn legolas gollum hobbit
middleearth lordoftherings mordor narnia aslan twilight bella edward cullen vampire vampires werewolf zombie zombies ghost ghosts dracula
buffy angel willow xander simpsons homer bart lisa marge southpark cartman kenny familyguy peter stewie futurama bender fry spongebob
patrick squidward pokemon pikachu charizard mewtwo bulbasaur squirtle naruto sasuke sakura kakashi hinata goku gohan vegeta dragonball
onepiece luffy zoro bleach ichigo sailormoon totoro mario luigi zelda link nintendo playstation xbox sega sonic tetris minecraft
creeper fortnite roblox halo warcraft worldofwarcraft starcraft diablo overwatch counterstrike callofduty blackops battlefield assassin
creed skyrim fallout doom quake unreal tombraider laracroft finalfantasy sephiroth cloud tifa kingdomhearts sora riku pacman metallica
slayer megadeth nirvana cobain pinkfloyd ledzeppelin zeppelin beatles lennon mccartney rolling stones queen acdc guns roses slipknot
korn linkinpark greenday blink182 eminem tupac biggie snoopdogg jayz beyonce rihanna madonna michaeljackson elvis presley bobmarley
marley reggae hiphop rocknroll rock music musica guitar guitarra drums drummer piano violin bass singer dancer dancing ballet
ferrari porsche lamborghini maserati mercedes bmw audi volkswagen toyota honda civic accord corolla camry nissan mazda subaru mitsubishi
hyundai ford mustang camaro corvette chevy chevrolet dodge viper charger challenger jeep wrangler cherokee harley davidson yamaha suzuki
kawasaki ducati chopper truck trucks trucker diesel turbo nascar jimmie gordon
apple banana orange cherry strawberry blueberry raspberry peach mango lemon grape melon watermelon coconut pineapple kiwi tomato potato
carrot onion garlic pepper cheese butter chocolate vanilla caramel candy cookie cookies cupcake cake muffin donut icecream coffee tea
espresso mocha latte whiskey vodka tequila margarita corona budweiser heineken guinness beer wine champagne cocktail pizza pasta spaghetti
lasagna burger hamburger taco tacos burrito nachos salsa popcorn pretzel bacon chicken turkey steak sushi noodle noodles
computer internet windows microsoft google facebook twitter instagram youtube amazon ebay yahoo gmail hotmail outlook myspace skype netflix
samsung android iphone apple macintosh macbook linux ubuntu debian redhat oracle cisco dell lenovo thinkpad toshiba sony ericsson nokia
motorola blackberry verizon vodafone intel nvidia pentium database network wireless router modem firewall hacker hackers security
private public office company business work working school student teacher college university harvard stanford yale princeton oxford
cambridge library science math mathematics physics chemistry biology history english spanish french german italian russian chinese
japanese doctor nurse hospital medical medicine dentist pharmacy police fireman firefighter soldier marine marines army navy airforce
ranger sniper pilot airplane airborne captain sergeant general major colonel lieutenant commander warrior knight samurai ninja pirate
cowboy gangster gangsta mafia thug killer hunter hunting shooter trigger bullet rifle pistol shotgun freedom liberty justice peace
america american usa canada mexico brazil brasil argentina colombia chile peru cuba puertorico espana france paris london england
scotland ireland irish germany berlin italia italy rome venice russia moscow china beijing japan tokyo korea india delhi australia sydney
africa egypt israel turkey greece newyork brooklyn manhattan california losangeles hollywood sandiego sanfrancisco oakland sacramento
seattle portland denver phoenix vegas lasvegas texas dallas houston austin chicago detroit boston philadelphia pittsburgh cleveland
florida miami orlando tampa atlanta georgia carolina tennessee nashville memphis kentucky alabama louisiana neworleans virginia maryland
michigan ohio indiana illinois wisconsin minnesota iowa missouri kansas oklahoma nebraska montana colorado utah arizona nevada oregon
washington alaska hawaii
jesus christ jesuschrist god godisgood godislove jehovah church faith grace blessed blessing heaven heavenly angel gabriel michael bible
psalm psalms genesis exodus matthew trinity amen prayer praise glory hallelujah dios diosesamor cristo jesucristo virgen guadalupe
buddha karma namaste allah muhammad ganesh krishna shiva om
red blue green yellow purple orange black white pink brown silver gold golden platinum diamond diamonds ruby emerald sapphire pearl
crystal jade amber copper bronze scarlet crimson violet indigo turquoise magenta rojo azul verde amarillo negro blanco morado rosa
fire ice water earth wind storm thunder lightning rain rainy snow snowflake snowball snowman blizzard hurricane tornado ocean river lake
beach island mountain valley forest desert canyon waterfall volcano sky heaven space galaxy universe planet earth mars venus jupiter
saturn neptune pluto mercury apollo cosmos comet meteor eclipse aurora horizon
happy happiness smile smiley laugh laughing funny crazy loco loca silly goofy lazy sleepy hungry thirsty angry sad lonely alone forever
always never whatever nothing something everything anything someone nobody forget remember memory memories dream dreams dreamer hope
believe trust trustno truth honesty courage brave bravery strong strength power powerful energy force victory winner champion champions
legend legends hero heroes genius wisdom magic magical magician wizard merlin witch sorcerer fairy fantasy mystery mystic destiny fate
fortune lucky luck chance money cash dollar dollars rich million millionaire billionaire business success successful boss bigboss bigdog
bigdaddy daddy mommy mother father brother sister family familia friend friends friendship grandma grandpa papa mama mami papi abuela
uncle auntie cousin husband wife wedding marriage married boyfriend girlfriend bestfriend bestfriends bff forever21 soulmate kiss kisses
kissme hug hugs hugme cutie cutiepie beautiful gorgeous handsome pretty hottie hotstuff hotgirl sexy sexygirl sexyboy badgirl badboy
bitch asshole bastard fuck fucker fuckyou fuckoff fuckme shit bullshit pussy penis cock dick dickhead tits boobs sex porn playboy
pornstar horny naked nude slut whore hooker
abracadabra opensesame sesame blahblah blah blabla asdasd qweqwe zxczxc aaaaaa bbbbbb xxxxxx zzzzzz nopassword mypassword password1
newpassword oldpassword thepassword yourpassword mypass mypasswd passpass pass passcode passphrase passkey letmepass letmeinnow opendoor
openup enter access14 access123 trustno1 ncc1701 thx1138 rush2112 agent007 jamesbond bond007 area51 catch22 apollo13 route66 studio54
blink182 sum41 maroon5 u2 matrix1 number1 numberone onelove one two three four five six seven eight nine ten eleven twelve thirteen
hundred thousand
cheyenne dakota savannah sierra montana phoenix brooklyn paris london sydney jordan taylor morgan casey riley jessie shannon kelly tracy
dana robin alexis cameron devin dylan hayden jaden jayden kaden aiden brayden caden peyton skyler
scooby scoobydoo garfield tweety sylvester bugsbunny roadrunner popeye bluto flintstone fred wilma barney dino bambi dumbo pinocchio
aladdin jasmine ariel cinderella snowwhite rapunzel pocahontas mulan elsa frozen olaf woody buzz lightyear shrek donkey fiona nemo dory
simba mufasa timon pumbaa winniethepooh pooh piglet tigger eeyore hellokitty barbie ken
creative designer artist painter photo photos photography picture pictures camera canon nikon kodak movie movies cinema film video
television radio station telephone mobile cellphone message letter email mail website online offline download upload keyboard mouse
monitor printer laptop desktop tablet
bluebird bluemoon bluesky blueeyes browneyes greeneyes blackcat blackbird blackdog blackjack blackrose redrose redhead reddog redneck
whitewolf whitetiger goldfish goldstar silverfox ironman ironmaiden skyline sailboat sailing sailor anchor compass treasure pirate
lighthouse seashell mermaid poseidon neptune atlantis titanic olympus hercules achilles apollo athena zeus hades spartan spartans sparta
trojan trojans gladiator caesar cleopatra pharaoh sphinx pyramid aztec maya inca apache comanche navajo cherokee
jackson johnson williams anderson wilson hammer monster gateway iceman maxwell rocket trouble rosebud gemini stupid einstein sandman topgun
animal phantom cocacola pepsi adidas explorer walker digital magnum speedy shorty bubbles butthead maddog please peaches apples gators
tomcat junior chris mike steve dave tony simon calvin xavier travis carter parker wilson nelson jester stanley marvin spanky booboo
skippy thumper paradise simple cool little house girls extreme enigma classic control electric perfect wildcat wildcats longhorn
newport marlboro passport scorpio leather darkness awesome infinity machine avatar random newton serenity rockstar renegade pitbull
homework football1 baseball1 volley tennis1 sports sporty athlete fitness gym yoga marathon triathlon olympic olympics medal trophy
coach referee goalie striker keeper captain team teamo playgame player players playstation gamer gaming game games gamecube arcade
`;

/** Runs of digits and of neighbouring keys, and words that digits stand in. */
const runs = `
123456 1234567 12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 7654321 654321 54321 4321 12345 1234 123123 123321
112233 11223344 1122334455 121212 131313 101010 102030 010203 123654 147258 147258369 159357 159753 258456 258369 741852 741852963 789456
789456123 963852741 852456 111222 111222333 222333 123abc abc123 abcd1234 a1b2c3 a1b2c3d4 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t
1qaz2wsx 1qazxsw2 2wsx3edc 3edc4rfv zaq12wsx zaq1xsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe123 qwer1234 qwert12345 asd123 asdf1234 asdfgh1
zxc123 zxcv1234 123qwe 123qweasd 123qweasdzxc 1234qwer 12345qwert 123456q 123456a 12345a 1234abcd 123456abc 123asd 123zxc p4ssw0rd pa55word
passw0rd1 pass1234 pass123 love123 iloveyou1 hello123 admin123 root123 test1234 test123 user1234 guest123 temp1234 welcome123 letmein1
monkey123 dragon123 master123 666666 777777 888888 999999 000000 111111 222222 333333 444444 555555 11111111 00000000 88888888 99999999
66666666 55555555 22222222 33333333 44444444 77777777 696969 420420 314159 31415926 271828 007007 5201314 1314520 520520 147852 147896325
19921992 19871987 19901990 20002000 12341234 12121212 11112222 12344321 123454321 1234554321 0000 1111 2222 3333 4444 5555 6666 7777 8888
`;

const endings = ['', '1', '12', '123'];
const listed = (text: string) => text.trim().split(/\s+/);

/** Several thousand of the passwords that guessers try first. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...listed(runs),
  ...listed(words).flatMap((word) => endings.map((ending) => word + ending)),
]);
